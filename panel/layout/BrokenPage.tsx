import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import { ErrorPage } from './ErrorPage.tsx'

/** In place of a screen whose code failed; the next address starts afresh. */
export function BrokenPage({ resetErrorBoundary }: { resetErrorBoundary: (args?: unknown) => void }) {
  const translate = useTranslate()
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return <ErrorPage title={translate('layout.broken')} text={translate('layout.broken_why')} />
}
