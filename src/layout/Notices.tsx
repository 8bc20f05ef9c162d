import { HebrewOffer } from './HebrewOffer';
import { LoadNotices } from './LoadNotices';

interface NoticesProps {
  pageFailed: boolean;
}

/** Everything that may be said at the foot of the screen. */
export function Notices({ pageFailed }: NoticesProps) {
  return (
    <>
      <LoadNotices pageFailed={pageFailed} />
      <HebrewOffer />
    </>
  );
}
