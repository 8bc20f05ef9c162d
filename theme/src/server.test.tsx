import { createHash } from 'node:crypto';
import Button from '@mui/material/Button';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StetTheme } from './app/StetTheme';
import { createStyles } from './styles';
import { noFlashHash, noFlashScript } from './noFlash';
import { criticalStyles } from './server';

test('the styles of a page come as elements with the policy’s nonce, global ones apart', async () => {
  const styles = await createStyles('rtl', { nonce: 'n0nce' });
  renderToString(
    <StetTheme styles={styles}>
      <Button>a</Button>
    </StetTheme>,
  );
  const html = criticalStyles(styles);
  expect(html).toMatch(/^<style data-emotion="stet-rtl-global [\w-]+" nonce="n0nce">/);
  expect(html).toContain('--stet-surface-page:light-dark(');
  expect(html).toMatch(/<style data-emotion="stet-rtl [^"]+" nonce="n0nce">\.stet-rtl-/);
  expect(html.match(/<style/g)?.length).toBe(html.match(/nonce="n0nce"/g)?.length);
});

test('the hash of the script against flashes is that of the script', () => {
  expect(noFlashHash).toBe(`sha256-${createHash('sha256').update(noFlashScript).digest('base64')}`);
});
