import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Announcement } from '../../components/Announcement';
import { CopyButton } from '../../components/CopyButton';
import { focusOnRemoval } from '../../browser/focusOnRemoval';
import { placeCard } from '../../browser/placeCard';
import { followStored } from '../../data/storage';
import { useOnDemand } from '../../hooks/useOnDemand';
import { useWindowEvent } from '../../hooks/useWindowEvent';
import type { Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { usePagePath } from '../../locale/usePage';
import { useText } from '../../locale/useText';
import { fixedAtBottom } from '../Notice';
import { describeRange, fragmentOf, readMarks, storeMarks, type Mark } from './marks';
import { narrowWidth, noteWidth, useHighlights } from './useHighlights';
import { useSelectedWords } from './useSelectedWords';

const loadList = () => import('./StetList');

/** Space for the list's button at the bottom of the screen, in px. */
const aboveList = 68;

/** Approximate size of the offered button. */
const offerSize = { width: 150, height: 44 };

/** Keeps the button on screen for large selections. */
const onScreen = (y: number) => Math.max(0, Math.min(y, window.innerHeight - offerSize.height));

/** Focusable elements that handle Enter themselves. */
const controls = 'a, button, input, textarea, select, summary, [role=option], [contenteditable]';

/** Once words are marked, the button that copies their link takes the place of the one that marks them. */
const focusLink = focusOnRemoval('[data-stet] button');

/** Dots under words, in the text colour. */
const dots = (
  <GlobalStyles
    styles={{
      '::highlight(stet)': {
        textDecoration: 'underline dotted max(2px, 0.09em)',
        textUnderlineOffset: '0.24em',
      },
    }}
  />
);

/** The page's address without its settings, which leads to the language of the marked words whoever follows it. */
function addressIn(language: Language): string {
  const canonical =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;
  const { pathname, search } = new URL(canonical);
  const url = new URL(pathname + search, window.location.origin);
  // The path names Hebrew alone.
  if (language === 'en') url.searchParams.set('lng', language);
  return url.href;
}

/** Marks selected words with dots, a margin note and an address. This browser stores them; the list can be copied, printed and cleared. */
export function StetMarks() {
  const text = useText();
  const pathname = usePagePath();
  const language = useLocale('language');
  const direction = useLocale('direction');
  const [all, setAll] = useState(readMarks);
  const [latest, setLatest] = useState<Mark>();
  const [said, setSaid] = useState<'said' | 'hint' | 'cleared'>();
  const [selected, takeSelected] = useSelectedWords();
  const list = useOnDemand(loadList);

  const here = useMemo(
    () => all.filter((mark) => mark.path === pathname && mark.language === language),
    [all, pathname, language],
  );
  const notes = useHighlights(here);

  // Other tabs keep and clear marks too.
  useEffect(() => followStored('stet.marks', () => setAll(readMarks())), []);
  const closeEmptyList = useEffectEvent(() => all.length === 0 && list.close());
  useEffect(() => void closeEmptyList(), [all]);

  function keep(marks: readonly Mark[]) {
    storeMarks(marks);
    setAll(marks);
  }

  function stet() {
    const taken = takeSelected();
    if (!taken) return;
    const { range, quote } = taken;
    const mark: Mark = {
      ...describeRange(range, document.querySelector('main') ?? document.body),
      path: pathname,
      page: document.title.replace(/ · .*$/, ''),
      language,
      quote,
      link: addressIn(language) + fragmentOf(quote),
    };
    keep([
      // What is stored now, since another tab's marks may not have been reported yet.
      ...readMarks().filter(
        ({ path, before, text: same }) => path !== pathname || before !== mark.before || same !== mark.text,
      ),
      mark,
    ]);
    setLatest(mark);
    setSaid('said');
  }

  useLayoutEffect(() => {
    if (!selected) return;
    setLatest(undefined);
    setSaid('hint');
  }, [selected]);
  useWindowEvent('keydown', (event) => {
    if (!selected || event.key !== 'Enter' || event.isComposing) return;
    if (document.activeElement?.closest(controls)) return;
    event.preventDefault();
    stet();
  });

  useEffect(() => setLatest(undefined), [pathname, language]);

  // The offer to copy goes with what the visitor does next.
  const offer = useRef<HTMLDivElement>(null);
  function dismiss({ target }: Event) {
    if (!(target instanceof Node && offer.current?.contains(target))) setLatest(undefined);
  }
  useWindowEvent('pointerdown', dismiss);
  useWindowEvent('wheel', dismiss);

  const rect = selected && [...selected.range.getClientRects()].at(-1);
  const place =
    rect &&
    placeCard(
      rect,
      offerSize,
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      direction === 'rtl',
    );

  return (
    <>
      {dots}
      {notes.map(({ id, x, y, isNarrow }) => (
        <Box
          key={id}
          aria-hidden
          lang="en"
          style={{ translate: `${x}px ${y}px` }}
          sx={({ typography }) => ({
            ...typography.smallSerif,
            position: 'absolute',
            inset: '0 auto auto 0',
            width: isNarrow ? narrowWidth : noteWidth,
            fontSize: isNarrow ? typography.sizes.meta : typography.sizes.body,
            lineHeight: 1.4,
            writingMode: isNarrow ? 'vertical-rl' : undefined,
            textAlign: 'center',
            pointerEvents: 'none',
            displayPrint: 'none',
          })}
        >
          <FormattedMessage id="shell.stet.word" />
        </Box>
      ))}
      {(place ?? latest ?? all[0]) && (
        <section aria-label={text('shell.stet.title')}>
          {(place ?? latest) && !list.part && (
            <Box
              ref={offer}
              data-stet
              // Positioned on the page, so that it scrolls with the words.
              style={
                place && {
                  translate: `${place.x + window.scrollX}px ${onScreen(place.y) + window.scrollY}px`,
                }
              }
              // Keeps the selection.
              onMouseDown={(event) => event.preventDefault()}
              sx={[
                {
                  zIndex: 'snackbar',
                  backgroundColor: 'surface.sheet',
                  borderRadius: (theme) => theme.radii.control,
                  displayPrint: 'none',
                },
                place
                  ? { position: 'absolute', inset: '0 auto auto 0' }
                  : { ...fixedAtBottom, insetBlockEnd: aboveList },
                // With touch, the system's own menu is beside the selection.
                {
                  '@media (pointer: coarse)': {
                    ...fixedAtBottom,
                    insetBlock: `auto ${aboveList}px`,
                    translate: 'none !important',
                  },
                },
              ]}
            >
              {place ? (
                <Button ref={focusLink} variant="contained" size="small" onClick={stet}>
                  <FormattedMessage id="shell.stet.mark" tagName="span" />
                </Button>
              ) : (
                latest && <CopyButton size="small" text={latest.link} label="shell.stet.link" />
              )}
            </Box>
          )}
          {all.length > 0 && (
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              {...list.trigger}
              onClick={list.open}
              sx={{
                position: 'fixed',
                insetBlockEnd: (theme) => theme.spacing(2),
                insetInlineEnd: (theme) => theme.spacing(2),
                zIndex: 'appBar',
                '&, &:hover': { backgroundColor: 'surface.sheet' },
                displayPrint: 'none',
              }}
            >
              <FormattedMessage id="shell.stet.list" values={{ count: all.length }} tagName="span" />
            </Button>
          )}
        </section>
      )}
      {list.part && (
        <list.part.StetList
          marks={all}
          onClose={list.close}
          onClear={() => {
            keep([]);
            setLatest(undefined);
            setSaid('cleared');
          }}
        />
      )}
      <Announcement>{said && text(`shell.stet.${said}`)}</Announcement>
    </>
  );
}
