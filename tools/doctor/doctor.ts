/**
 * `npm run doctor https://www.example.com`: diagnoses a deployed site's server. `npm run doctor -- https://blog.example.com`, or the file of
 * Ghost's export in its place: lists, post by post, what the site shows otherwise than Ghost does.
 */
import { existsSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { loadEnv } from 'vite';
import { diagnose } from './diagnose.ts';
import { isGhost, readExport, readGhost } from './readPosts.ts';
import { reviewAsCsv, reviewAsText, reviewPosts } from './reviewPosts.ts';

const command = new Command('doctor')
  .description('Diagnoses the server of a site, or lists what it shows of a blog otherwise than Ghost does.')
  .argument('<address>', 'address of a site or a blog, or the file that Ghost exports')
  .option('--csv', 'writes the list of posts as CSV')
  .option('--key <key>', 'Content API key of the blog, if its own pages do not carry it')
  .parse();
const [address] = command.processedArgs;
const { csv, key } = command.opts();

const list = (title: string, sentences: readonly string[]) =>
  sentences.length > 0 && console.log(`${title}\n${sentences.map((one) => `  - ${one}`).join('\n')}`);

async function diagnoseSite() {
  const { origin } = new URL(address);
  const { wrong, missing, unchecked } = await diagnose(origin, process.env.OUT_DIR ?? 'dist');
  list('Wrong for visitors:', wrong);
  list('The site does without, and could have:', missing);
  list('Not checked:', unchecked);
  if (wrong.length + missing.length === 0) console.log(`${origin} is served as it should be.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

async function reviewBlog(blog: string, isFile: boolean) {
  const { posts, pages, tags } = isFile ? readExport(address) : await readGhost(blog, key);
  const { STET_MEDIA_HOSTS: hosts = '' } = loadEnv('production', process.cwd(), 'STET_');
  const mediaHosts = hosts.split(/[\s,]+/).filter(Boolean);
  const findings = reviewPosts(posts, { blog, mediaHosts, pages, tags });
  console.log(csv ? reviewAsCsv(posts, findings).trimEnd() : reviewAsText(posts, findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

const isFile = existsSync(address);
if (!isFile && !/^https?:\/\/\S+$/.test(address)) {
  console.error('Which site or blog? Write: npm run doctor https://www.example.com');
  process.exit(2);
}
const blog = isFile ? 'https://export.invalid' : address.replace(/\/+$/, '');
try {
  if (isFile || (await isGhost(blog))) await reviewBlog(blog, isFile);
  else await diagnoseSite();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`${address} cannot be read: ${cause instanceof Error ? cause.message : message}.`);
  process.exitCode = 2;
}
