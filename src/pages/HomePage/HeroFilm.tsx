import { FormattedMessage } from 'react-intl';
import { croppedScreen } from '../../components/phoneScreen';
import { Picture, type PictureFiles } from '../../components/Picture';
import { languageCodes, languages, type Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Film } from './Film';
import { HeroCards } from './HeroCards';
import { HeroSheet } from './HeroSheet';

/** Scenes of the film, as in its captions. */
const scenes = ['read', 'ask', 'mark', 'rule', 'both', 'accept', 'reject', 'stand'] as const;

/** As high as the paper below the last words of the still, which is cropped below `sm` and from `md` to `lg`. */
const cropped = 'min(64px, 18.2cqw)';
const wide = 'min(68px, 8.2cqw)';
const playHeight = { xs: cropped, sm: wide, md: cropped, lg: wide };

/** Captions in both languages, the page's language first. */
function captionsFor(language: Language) {
  const first = [language, ...languageCodes.filter((code) => code !== language)];
  return first.map((code) => ({
    src: `/media/hero/hero.${code}.vtt`,
    srcLang: code,
    label: languages[code].name,
  }));
}

const formats = { avif: 'image/avif', webp: 'image/webp' } as const;
const widths = [640, 1280, 2560] as const;

/** The still in every format and width, cropped like the film. Every supported browser knows WebP; older ones take the JPEG. */
function stillFiles(base: string): PictureFiles {
  const whole = { width: 1280, height: 768 };
  return (scheme) => [
    ...Object.entries(formats).flatMap(([format, type]) => [
      { type, media: croppedScreen, src: `${base}-${scheme}-phone.${format}`, width: 700, height: 800 },
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

/**
 * A still of the product with every change marked, and its film. The cards of its panel are real: decisions show in the document beside
 * them.
 */
export function HeroFilm() {
  const text = useText();
  const language = useLocale('language');
  const base = `/media/hero/hero-${language}`;

  return (
    <Film
      files={(scheme) => ({
        // On phones only the document, as in the still.
        sources: ['-phone', ''].flatMap((edition) =>
          (['webm', 'mp4'] as const).map((format) => ({
            src: `${base}-${scheme}${edition}.${format}`,
            type: `video/${format}` as const,
            media: edition ? croppedScreen : undefined,
          })),
        ),
        captions: captionsFor(language),
      })}
      label={text('home.hero.film')}
      panel={<HeroCards />}
      height={playHeight}
      play={<FormattedMessage id="home.hero.play" />}
      note={<FormattedMessage id="home.hero.silent" />}
      transcript={scenes.map((scene) => (
        <li key={scene}>
          <FormattedMessage id={`samples.hero.${scene}`} />
        </li>
      ))}
    >
      <Picture
        files={stillFiles(base)}
        sizes="(min-width: 1440px) 822px, (min-width: 900px) 58vw, 92vw"
        alt={text('home.hero.still')}
        fetchPriority="high"
      />
      <HeroSheet />
    </Film>
  );
}
