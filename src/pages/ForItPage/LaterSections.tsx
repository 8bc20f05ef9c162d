import GlobalStyles from '@mui/material/GlobalStyles';
import { paper } from '../../components/paper';
import { AnswerSection } from './answers/AnswerSection';
import { BuildOrBuySection } from './BuildOrBuySection';
import { ComplianceSection } from './compliance/ComplianceSection';
import { DashboardSection } from './DashboardSection';
import { DeploymentSection } from './deployment/DeploymentSection';
import { ShortSections } from './ShortSections';
import { SignOnSection } from './SignOnSection';

/** The sections below the first screen. Their code follows once the visitor acts. */
export function LaterSections() {
  return (
    <>
      <GlobalStyles styles={paper} />
      <BuildOrBuySection />
      <ComplianceSection />
      <SignOnSection />
      <DeploymentSection />
      <DashboardSection />
      <ShortSections />
      <AnswerSection />
    </>
  );
}
