import Box from '@mui/material/Box';
import { createRoot } from 'react-dom/client';
import { fontFaces } from '../src/fonts';
import { loadStyles, StetTheme, type Direction } from '../src/index';
import { sections } from './sections';

/** `?dir=rtl&only=Inputs`: all components on one page. */
const query = new URLSearchParams(location.search);
const direction: Direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
document.documentElement.dir = direction;
const sheet = document.createElement('style');
sheet.textContent = fontFaces;
document.head.append(sheet);
const only = query.get('only');

createRoot(document.querySelector('#root')!).render(
  <StetTheme styles={await loadStyles(direction)} marks>
    {Object.entries(sections)
      .filter(([name]) => !only || name === only)
      .map(([name, Section]) => (
        <Box key={name} component="section" sx={{ padding: 3 }}>
          <Section />
        </Box>
      ))}
  </StetTheme>,
);
