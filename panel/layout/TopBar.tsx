import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLogout, useTranslate } from 'ra-core'
import { Button } from '../ui/Button.tsx'
import { Push } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useMay, useSession } from './session.ts'
import { ThemeButton } from './ThemeButton.tsx'

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  minHeight: '3.25rem',
  paddingInline: '.75rem',
  borderBottom: '1px solid var(--rule)',
  background: 'var(--surface)',
  [theme.breakpoints.up('lg')]: { '& .menu': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .name': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& .wide': { display: 'none' } },
}))

/** Search, what waits, who is signed in, the way to the site and out (spec: decisions ADM-9). */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { admin } = useSession()
  const maySearch = useMay('orders')
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Bar>
      <IconButton className="menu" aria-label={translate('menu.label')} onClick={onMenu}>
        <Icon name="menu" />
      </IconButton>
      {maySearch && <QuickSearch />}
      <Push />
      <NotificationBell />
      <span className="wide">
        <ThemeButton />
      </span>
      <span className="wide">
        <SiteLink />
      </span>
      <b className="name">{admin.name}</b>
      <Button icon="exit" color="inherit" onClick={() => logout()} aria-label={translate('layout.sign_out_of', { name: admin.name })}>
        <span className="name">{translate('layout.sign_out')}</span>
      </Button>
    </Bar>
  )
}
