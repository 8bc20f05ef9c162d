import Container from '@mui/material/Container';
import type { MessageId } from '../../../translations';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { LegalText, type LegalTextProps } from './LegalText';

interface LegalPageProps extends LegalTextProps {
  /** The title in the browser's tab, with the brand. */
  title: MessageId;
  description: MessageId;
  heading: MessageId;
}

/** The page of a legal document. */
export function LegalPage({ title, description, heading, ...text }: LegalPageProps) {
  return (
    <Container
      // On paper the space would be a page of its own.
      sx={({ measures }) => ({ paddingBlockEnd: measures.section })}
    >
      <PageMeta title={title} description={description} />
      <PageHead title={heading} isTight />
      <LegalText {...text} />
      <FirstScreenEnd />
    </Container>
  );
}
