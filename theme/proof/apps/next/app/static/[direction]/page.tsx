import Typography from '@mui/material/Typography';
import { tokens } from '@stet/theme/tokens';
import { Suspense } from 'react';
import { Screen } from '../../../screen/Screen';

/** A server component that suspends. */
async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return (
    <Typography id="late" variant="reference" sx={{ borderRadius: tokens.radius.window }}>
      Late
    </Typography>
  );
}

export default function Page() {
  return (
    <>
      <Screen />
      <Suspense>
        <Late />
      </Suspense>
    </>
  );
}
