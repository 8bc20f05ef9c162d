import '@stet/theme/fonts.css';
import Button from '@mui/material/Button';
import { createStyles, StetTheme, tokens } from '@stet/theme';
import { render, screen } from '@testing-library/react';

test.each(['ltr', 'rtl'] as const)('a test of an application sees the theme, %s', async (direction) => {
  render(
    <StetTheme styles={await createStyles(direction)}>
      <Button variant="contained" sx={{ marginLeft: 2 }}>
        {direction}
      </Button>
    </StetTheme>,
  );
  const style = getComputedStyle(screen.getByRole('button', { name: direction }));
  expect(style.borderRadius).toBe(tokens.radius.control);
  expect(direction === 'rtl' ? style.marginRight : style.marginLeft).toBe(tokens.space[4]);
});
