import { HebrewOffer } from './HebrewOffer';
import { LoadNotices } from './LoadNotices';

interface NoticesProps {
  pageFailed: boolean;
}

/** All notices at the bottom of the screen. */
export function Notices({ pageFailed }: NoticesProps) {
  return (
    <>
      <LoadNotices pageFailed={pageFailed} />
      <HebrewOffer />
    </>
  );
}
