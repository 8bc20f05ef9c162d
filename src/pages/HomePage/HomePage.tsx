import { PageMeta } from '../../components/PageMeta';
import { AssistantSection } from './AssistantSection';
import { Contents } from './Contents';
import { FlowSection } from './FlowSection';
import { HebrewSection } from './HebrewSection';
import { Hero } from './Hero';
import { ModelsSection } from './ModelsSection';
import { PlanSection } from './PlanSection';
import { SignatureSection } from './SignatureSection';

/** The landing page: a document in numbered sections, and the line to sign on (H1 to H6). */
export default function HomePage() {
  return (
    <>
      <PageMeta title="home.meta.title" description="home.meta.description" />
      <Hero />
      <Contents />
      <AssistantSection />
      <FlowSection />
      <ModelsSection />
      <PlanSection />
      <HebrewSection />
      <SignatureSection />
    </>
  );
}
