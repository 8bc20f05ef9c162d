'use client';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { StetTheme } from '@stet/theme';
import { rightToLeft } from '@stet/theme/rtl';
import type { ReactNode } from 'react';

export function Providers({
  direction,
  nonce,
  children,
}: {
  direction: 'ltr' | 'rtl';
  nonce?: string;
  children: ReactNode;
}) {
  const isRtl = direction === 'rtl';
  return (
    <AppRouterCacheProvider
      options={{ key: isRtl ? 'stet-rtl' : 'stet', nonce, stylisPlugins: isRtl ? rightToLeft : [] }}
    >
      <StetTheme direction={direction} marks>
        {children}
      </StetTheme>
    </AppRouterCacheProvider>
  );
}
