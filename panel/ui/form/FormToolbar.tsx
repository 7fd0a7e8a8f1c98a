import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useResourceDefinition } from 'react-admin'
import { Push, Row } from '../boxes.ts'
import { onDemand } from '../on-demand.tsx'
import { belowTwoColumns } from '../TwoColumns.tsx'
import { SaveButton } from './SaveButton.tsx'

const DeleteButton = onDemand(() => import('../record/DeleteButton.tsx'), 'DeleteButton')

// react-admin's own brings its buttons with it, to every screen that has this as the theme's default
const Toolbar = styled(Row)(({ theme }) => ({
  marginTop: '1rem',
  maxWidth: '56rem',
  [theme.breakpoints.up('lg')]: { [belowTwoColumns.selector]: { maxWidth: belowTwoColumns.width } },
}))

interface Props {
  label?: string
  /** False where this record is one that stays. */
  canDelete?: boolean
  /** The button that deletes the record, where it asks for more than whether. */
  remove?: ReactNode
}

/** Below every form: its save and, where its resource has a call for it, the deletion of its record. */
export function FormToolbar({ label, canDelete = true, remove = <DeleteButton /> }: Props) {
  const { options } = useResourceDefinition()
  return (
    <Toolbar>
      <SaveButton {...(label !== undefined && { label })} />
      {options?.canDelete && canDelete && (
        <>
          <Push />
          {remove}
        </>
      )}
    </Toolbar>
  )
}
