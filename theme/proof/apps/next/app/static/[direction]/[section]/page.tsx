import { Gallery } from '../../../../screen/Gallery';

const names = ['Actions', 'Inputs', 'Navigation', 'Feedback', 'Layout', 'Data'];
export const generateStaticParams = () => names.map((section) => ({ section }));

export default async function Page({ params }: PageProps<'/static/[direction]/[section]'>) {
  return <Gallery only={(await params).section} />;
}
