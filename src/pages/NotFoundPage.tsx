import { NotFoundView } from '../layout/NotFoundView';

/** Unknown addresses; servers answer with status 404. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
