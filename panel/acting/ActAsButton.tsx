import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSession } from '../layout/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Whom } from './whom.ts'

const ActAsDialog = onDemand(() => import('./ActAsDialog.tsx'), 'ActAsDialog')

/** Signs in as somebody once it was said what for; a sign in a row, a word on a record. Whoever acts for a colleague can't go on to others (spec: decisions AUTH-19, ADM-10). */
export function ActAsButton({ whom, isSmall = false }: { whom: Whom; isSmall?: boolean }) {
  const { impersonator } = useSession()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  if (impersonator) return null
  const says = translate('acting.act_as', { name: whom.name })
  const ask = () => setAsking(true)
  return (
    <>
      {isSmall ? (
        <IconButton size="small" color="primary" aria-label={says} title={says} onClick={ask}>
          <Icon name="enter" />
        </IconButton>
      ) : (
        <Button variant="outlined" icon="enter" title={says} onClick={ask}>
          {translate(`acting.kinds.${whom.as}`)}
        </Button>
      )}
      {isAsking && <ActAsDialog whom={whom} onClose={() => setAsking(false)} />}
    </>
  )
}
