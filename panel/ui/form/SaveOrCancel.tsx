import { Toolbar, useFormIsDirty, useTranslate } from 'react-admin'
import { Button } from '../Button.tsx'
import { SaveButton } from './SaveButton.tsx'
import { useAskedClose } from './UnsavedGuard.tsx'

/** Below a form that stands in another's place for a while: its save, and the way back to what it edits. */
export function SaveOrCancel({ onClose }: { onClose: () => void }) {
  const close = useAskedClose(useFormIsDirty(), onClose)
  const translate = useTranslate()
  return (
    <Toolbar>
      <SaveButton />
      <Button variant="text" onClick={close}>
        {translate('common.cancel')}
      </Button>
    </Toolbar>
  )
}
