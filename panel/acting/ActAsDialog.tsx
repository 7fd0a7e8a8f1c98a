import { useState } from 'react'
import { required, TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { ACTING_MINUTES, ACTING_REASON } from '../../schemas/auth-terms.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Soft } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import type { Whom } from './whom.ts'

const calls = { client: '/admin/authorize/client', tutor: '/admin/authorize/tutor', admin: '/admin/authorize/admin' } as const
const rules = [required(), ...length(ACTING_REASON)]

/** Asks what for, which the journal keeps, and opens the site in a tab of its own; where the browser does not let us, a link does. */
export function ActAsDialog({ whom: { as, id, name }, onClose }: { whom: Whom; onClose: () => void }) {
  const translate = useTranslate()
  const [kept, setKept] = useState<string | null>(null)
  const submit = useSubmit(({ reason }: { reason: string }) => dataOf(api.post(calls[as], { id, reason })), {
    done: 'acting.done',
    onDone: ({ token }) => {
      const address = `/auth_as_user?token=${encodeURIComponent(token)}`
      if (window.open(address, '_blank')) onClose()
      else setKept(address)
    },
  })
  return (
    <AskDialog
      title={translate('acting.act_as', { name })}
      verb={translate('acting.enter')}
      onSubmit={submit}
      onClose={onClose}
      // stays as long as the browser holds the new tab back
      onDone={() => {}}
    >
      <Soft>{translate('acting.hint', { smart_count: ACTING_MINUTES })}</Soft>
      <TextInput source="reason" label="fields.reason" multiline minRows={2} validate={rules} autoFocus />
      {kept && (
        <div role="alert">
          <p>{translate('acting.held_back')}</p>
          <Button variant="outlined" icon="link" href={kept} target="_blank" onClick={onClose}>
            {translate('acting.open')}
          </Button>
        </div>
      )}
    </AskDialog>
  )
}
