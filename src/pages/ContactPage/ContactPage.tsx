import { useState } from 'react';
import { SplitLayout } from '../../components/SplitLayout';
import { PageMeta } from '../../components/PageMeta';
import { ContactSubjects } from './ContactSubjects';
import { ContactWays } from './ContactWays';
import { Letter } from './Letter';
import type { Subject } from './subjects';

/** `/contact`: addresses, and subjects that open a drafted e-mail. */
export default function ContactPage() {
  const [subject, setSubject] = useState<Subject>();

  return (
    <>
      <PageMeta title="contact.meta.title" description="contact.meta.description" />
      <SplitLayout aside={<Letter subject={subject} />}>
        <ContactWays />
        <ContactSubjects onConsider={setSubject} />
      </SplitLayout>
    </>
  );
}
