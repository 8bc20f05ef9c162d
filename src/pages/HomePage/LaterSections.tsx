import { AssistantSection } from './AssistantSection';
import { DocumentsSection } from './DocumentsSection';
import { ExpertiseSection } from './ExpertiseSection';
import { FlowSection } from './FlowSection';
import { HebrewSection } from './HebrewSection';
import { MeetSection } from './MeetSection';
import { ModelsSection } from './ModelsSection';
import { PlanSection } from './PlanSection';
import { SectionIndex } from './SectionIndex';
import { SecuritySection } from './SecuritySection';
import { SignatureSection } from './SignatureSection';
import { WorkflowSection } from './WorkflowSection';

/** The sections below the first screen, in the order of H3. Their code follows once the visitor acts. */
export function LaterSections() {
  return (
    <>
      <SectionIndex />
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
    </>
  );
}
