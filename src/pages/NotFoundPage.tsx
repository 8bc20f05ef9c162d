import { NotFoundView } from '../layout/NotFoundView';

/** Any address that names no page (section 4 of the requirements). Servers answer it with status 404. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
