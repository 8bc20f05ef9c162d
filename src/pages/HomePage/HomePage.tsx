import { late } from '../../components/late';
import { PageMeta } from '../../components/PageMeta';
import { Contents } from './Contents';
import { Hero } from './Hero';

const LaterSections = late(() => import('./LaterSections').then((module) => module.LaterSections));

/** The landing page: a document in numbered sections, and the line to sign on (H1 to H6). */
export default function HomePage() {
  return (
    <>
      <PageMeta title="home.meta.title" description="home.meta.description" />
      <Hero />
      <Contents />
      <LaterSections />
    </>
  );
}
