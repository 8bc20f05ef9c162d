import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageMeta } from '../../components/PageMeta';
import { AssistantSection } from './AssistantSection';
import { Contents } from './Contents';
import { DocumentsSection } from './DocumentsSection';
import { DecisionStatus } from './decisions/DecisionStatus';
import { ExpertiseSection } from './ExpertiseSection';
import { FlowSection } from './FlowSection';
import { HebrewSection } from './HebrewSection';
import { Hero } from './Hero';
import { MeetSection } from './MeetSection';
import { ModelsSection } from './ModelsSection';
import { PlanSection } from './PlanSection';
import { ShownReview } from './Reviewed';
import { SectionIndex } from './SectionIndex';
import { SecuritySection } from './SecuritySection';
import { SignatureSection } from './SignatureSection';
import { WorkflowSection } from './WorkflowSection';

/** `/`: the landing page. */
export default function HomePage() {
  return (
    <>
      <PageMeta title="home.meta.title" description="home.meta.description" />
      <ShownReview />
      <HydrationBoundary>
        <Hero />
      </HydrationBoundary>
      <FirstScreenEnd />
      <HydrationBoundary>
        <Contents />
        <SectionIndex />
      </HydrationBoundary>
      <AssistantSection />
      <FlowSection />
      <WorkflowSection />
      <ExpertiseSection />
      <ModelsSection />
      <DocumentsSection />
      <SecuritySection />
      <PlanSection />
      <HebrewSection />
      <MeetSection />
      <SignatureSection />
      <DecisionStatus />
    </>
  );
}
