import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import { createStyles, getTheme, StetTheme, tokens } from '@stet/theme';
import { noFlashHash, noFlashScript } from '@stet/theme/no-flash';
import { rightToLeft } from '@stet/theme/rtl';
import { criticalStyles } from '@stet/theme/server';
import { tokens as alone } from '@stet/theme/tokens';

/** Node's module resolution finds every entry and its types. */
export const stock = createTheme({ palette: { mode: 'dark' }, typography: { h1: { fontSize: 30 } } });
export const own = createTheme(getTheme('rtl'), {
  palette: { primary: { main: tokens.colors.mark.insert[0] } },
});
export const scripts: string[] = [noFlashHash, noFlashScript, alone.radius.sheet];
export const plugins = rightToLeft.length;
export async function draw() {
  const styles = await createStyles('ltr', { nonce: 'abc' });
  return [
    <StetTheme
      key="app"
      styles={styles}
      extend={(theme) => createTheme(theme, { shape: { borderRadius: 8 } })}
    >
      <Button color="success">Button</Button>
    </StetTheme>,
    criticalStyles(styles),
  ];
}
// @ts-expect-error an unknown colour does not compile
export const wrong = <Button color="sucess">Button</Button>;
