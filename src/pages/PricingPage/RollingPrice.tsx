import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { Price } from '../../components/Price';
import { priceText } from '../../text/numbers';
import { useLocale } from '../../locale/useLocale';

const arrive = keyframes({ from: { clipPath: 'inset(0 0 100%)', transform: 'translateY(60%)' } });
const leave = keyframes({ from: { clipPath: 'inset(0)', transform: 'none' } });

/** A price whose digits roll when they change; those that stay are still. */
export function RollingPrice({ cents }: { cents: number }) {
  const [shown, setShown] = useState({ cents, before: cents });
  if (shown.cents !== cents) setShown({ cents, before: shown.cents });
  const isMirrored = useLocale('direction') === 'rtl';
  const before = priceText(shown.before);
  const now = priceText(cents);
  if (before === now) return <Price cents={cents} />;

  // Digits are compared from the side where the line begins, so that each has its old place.
  const length = Math.max(before.length, now.length);
  const digits = (text: string) => (isMirrored ? text.padStart(length) : text.padEnd(length)).split('');
  const old = digits(before);
  const places = digits(now).map((digit, place) => ({ place, digit, was: old[place] }));
  return (
    <bdi key={`${before} ${now}`} dir="ltr" translate="no">
      {places.map(({ place, digit, was }) =>
        digit === was ? (
          digit
        ) : (
          <Box
            key={place}
            component="span"
            data-previous-digit={was}
            sx={({ timing }) => ({
              display: 'inline-block',
              position: 'relative',
              '&::before': {
                // Not read aloud.
                content: 'attr(data-previous-digit) / ""',
                position: 'absolute',
                insetInlineStart: 0,
                clipPath: 'inset(100% 0 0)',
                transform: 'translateY(-60%)',
                animation: `${leave} ${timing.duration.roll}ms`,
              },
              '& > span': { display: 'inline-block', animation: `${arrive} ${timing.duration.roll}ms` },
            })}
          >
            <span>{digit.trim()}</span>
          </Box>
        ),
      )}
    </bdi>
  );
}
