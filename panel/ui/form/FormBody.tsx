import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ConflictGuard } from './ConflictGuard.tsx'
import { FormProblem } from './FormProblem.tsx'
import { ScrollToInvalid } from './ScrollToInvalid.tsx'
import { ReportUnsaved } from './UnsavedGuard.tsx'

const Inputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  minWidth: 0,
  '& > .MuiStack-root': { alignItems: 'stretch', gap: '1rem' },
})

/** The inputs of every form on a page: leaving it with unsaved changes asks first, a refused save leads to the field, a colleague's to a choice (spec: back-office 5). */
export const FormBody = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <Inputs className={className}>
    {children}
    <FormProblem />
    <ConflictGuard />
    <ScrollToInvalid />
    <ReportUnsaved />
  </Inputs>
)
