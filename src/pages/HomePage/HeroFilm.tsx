import { useRef } from 'react';
import { croppedFilmQuery } from '../../styles/mediaQueries';
import { Picture, type PictureFiles } from '../../components/Picture';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { useEdits } from './edits/useEdits';
import { Film } from './Film';
import { HeroCards, heroChanges } from './HeroCards';
import { HeroSheet } from './HeroSheet';

/** Scenes of the film, as in its captions. */
const scenes = [
  'samples.hero.read',
  'samples.hero.ask',
  'samples.hero.mark',
  'samples.hero.rule',
  'samples.hero.both',
  'samples.hero.accept',
  'samples.hero.reject',
  'samples.hero.stand',
] as const;

const formats = { avif: 'image/avif', webp: 'image/webp' } as const;
const widths = [640, 1280, 2560] as const;

/** The still in every format and width, cropped like the film. Every supported browser reads WebP; older ones take the JPEG. */
function stillFiles(base: string): PictureFiles {
  const whole = { width: 1280, height: 768 };
  return (scheme) => [
    ...Object.entries(formats).flatMap(([format, type]) => [
      { type, media: croppedFilmQuery, src: `${base}-${scheme}-phone.${format}`, width: 700, height: 800 },
      {
        type,
        src: `${base}-${scheme}-1280.${format}`,
        srcSet: widths.map((width) => `${base}-${scheme}-${width}.${format} ${width}w`).join(', '),
        ...whole,
      },
    ]),
    ...(scheme === 'light' ? [{ src: `${base}-light-1280.jpg`, ...whole }] : []),
  ];
}

/** A still of the product with every change marked, and its film. Decisions on the cards of its panel show in the document beside them. */
export function HeroFilm() {
  const text = useText();
  const language = useLocale('language');
  const cards = useRef<HTMLDivElement>(null);
  const edits = useEdits(heroChanges, cards);
  const base = `/media/hero/hero-${language}`;

  return (
    <Film name="hero" transcript={scenes} panel={<HeroCards ref={cards} {...edits} />}>
      <Picture
        files={stillFiles(base)}
        sizes="(min-width: 1440px) 822px, (min-width: 900px) 58vw, 92vw"
        alt={text('home.hero.still')}
        fetchPriority="high"
      />
      <HeroSheet {...edits} />
    </Film>
  );
}
