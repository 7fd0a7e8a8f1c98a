import { useSearchParams } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Hidden } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'

/** Shows another week; what is changed in this one stays. */
export function WeekButton({ icon, label, week }: { icon?: IconName; label: string; week: string }) {
  const [, setSearch] = useSearchParams()
  return (
    <Button variant="outlined" onClick={() => setSearch({ week }, { replace: true })} {...(icon && { title: label })}>
      {icon ? (
        <>
          <Icon name={icon} />
          <Hidden>{label}</Hidden>
        </>
      ) : (
        label
      )}
    </Button>
  )
}
