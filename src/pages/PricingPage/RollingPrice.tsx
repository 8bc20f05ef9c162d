import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { Price } from '../../components/Price';
import { priceText } from '../../components/priceText';

const roll = keyframes({
  from: { clipPath: 'inset(0 0 100%)', transform: 'translateY(60%)' },
  to: { clipPath: 'inset(0)' },
});

/** A price that animates when it changes. It keeps its largest width, so that nothing after it moves. */
export function RollingPrice({ cents }: { cents: number }) {
  const [shown, setShown] = useState({ cents, widest: priceText(cents), rolls: false });
  if (shown.cents !== cents) {
    const next = priceText(cents);
    setShown({ cents, widest: next.length > shown.widest.length ? next : shown.widest, rolls: true });
  }
  return (
    <Box
      component="span"
      data-widest={shown.widest}
      sx={{
        display: 'inline-grid',
        '& > *, &::after': { gridArea: '1 / 1' },
        '&::after': { content: 'attr(data-widest)', visibility: 'hidden', height: 0 },
      }}
    >
      <Box
        key={cents}
        component="span"
        sx={shown.rolls ? { animation: ({ marks }) => `${roll} ${marks.duration.menu}ms` } : {}}
      >
        <Price cents={cents} />
      </Box>
    </Box>
  );
}
