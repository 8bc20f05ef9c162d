import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fonts = { 'Frank Ruhl Libre': 'frank-ruhl-libre-OFL.txt', Heebo: 'heebo-OFL.txt' };

const title = 'Software and fonts of others that this site sends to its visitors, with their licences.\n';

/**
 * The licences of everything that visitors download: Vite's list of the software, and the fonts.
 * @throws Error naming a package without a licence text, which its licence requires.
 */
export function thirdPartyLicences(software: string): string {
  const [bare] = /^## .*(?=\s*(?:\n## |$(?!\n)))/m.exec(software) ?? [];
  if (bare) throw new Error(`There is no licence file to pass on: ${bare}`);
  const ofFonts = Object.entries(fonts).map(([name, file]) => {
    const text = readFileSync(join(import.meta.dirname, '../../theme/fonts', file), 'utf8');
    return `## ${name} - font (OFL-1.1)\n\n${text}`;
  });
  const packages = software.slice(software.indexOf('## '));
  return [title, packages, ...ofFonts].join('\n');
}
