import { HebrewOffer } from './HebrewOffer';
import { LoadNotices } from './LoadNotices';

interface NoticesProps {
  pageFailed: boolean;
}

/** Everything that may be said at the foot of the screen; its code comes once the visitor acts. */
export function Notices({ pageFailed }: NoticesProps) {
  return (
    <>
      <LoadNotices pageFailed={pageFailed} />
      <HebrewOffer />
    </>
  );
}
