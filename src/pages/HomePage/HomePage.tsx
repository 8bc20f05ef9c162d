import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageMeta } from '../../components/PageMeta';
import { AssistantSection } from './AssistantSection';
import { ClosingSection } from './ClosingSection';
import { DocumentsSection } from './DocumentsSection';
import { ExpertiseSection } from './ExpertiseSection';
import { FlowSection } from './FlowSection';
import { HebrewSection } from './HebrewSection';
import { Hero } from './Hero';
import { MeetSection } from './MeetSection';
import { ModelsSection } from './ModelsSection';
import { PlanSection } from './PlanSection';
import { SectionIndex } from './SectionIndex';
import { SectionTags } from './SectionTags';
import { SecuritySection } from './SecuritySection';
import { WorkflowSection } from './WorkflowSection';

/** `/`: the landing page. */
export default function HomePage() {
  return (
    <>
      <PageMeta title="home.meta.title" description="home.meta.description" />
      <HydrationBoundary>
        <Hero />
      </HydrationBoundary>
      <FirstScreenEnd />
      <HydrationBoundary>
        <SectionTags />
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
      <ClosingSection />
    </>
  );
}
