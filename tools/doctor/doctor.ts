/** `npm run doctor https://www.example.com`: diagnoses a deployed site's server. */
import { diagnose } from './diagnose.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error('Which site? Write: npm run doctor https://www.example.com');
  process.exit(2);
}

const list = (title: string, sentences: readonly string[]) =>
  sentences.length > 0 && console.log(`${title}\n${sentences.map((one) => `  - ${one}`).join('\n')}`);

const { origin } = new URL(address);
try {
  const { wrong, missing } = await diagnose(origin);
  list('Wrong for visitors:', wrong);
  list('The site does without, and could have:', missing);
  if (wrong.length + missing.length === 0) console.log(`${origin} is served as it should be.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`${origin} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
  process.exitCode = 2;
}
