import { Toolbar, useResourceDefinition } from 'react-admin'
import { Push } from '../boxes.ts'
import { DeleteButton } from '../record/DeleteButton.tsx'
import { SaveButton } from './SaveButton.tsx'

/** Below every form: its save and, where its resource has a call for it, the deletion of its record. */
export function FormToolbar({ label }: { label?: string }) {
  const { options } = useResourceDefinition()
  return (
    <Toolbar>
      <SaveButton {...(label !== undefined && { label })} />
      {options?.canDelete && (
        <>
          <Push />
          <DeleteButton />
        </>
      )}
    </Toolbar>
  )
}
