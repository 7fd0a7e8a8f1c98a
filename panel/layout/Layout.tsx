import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useNavigate, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { troubles } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFocusOnArrival } from './arrival.ts'
import { DrawerFoot } from './DrawerFoot.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Guard } from './Guard.tsx'
import { BASE } from './paths.ts'
import { SideMenu } from './SideMenu.tsx'
import { StatusToast } from './StatusToast.tsx'
import { SessionContext, useLoadedSession } from './session.ts'
import { TopBar } from './TopBar.tsx'
import { toastText } from './toast-text.ts'

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: '100vh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '& > .side': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '13.5rem minmax(0, 1fr)',
    '& > .side': { display: 'block', gridRow: '1 / 3', borderRight: '1px solid var(--rule)' },
  },
}))

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1rem',
  minWidth: 0,
  padding: '.75rem 1rem 5rem',
  outline: 'none',
  [theme.breakpoints.up('lg')]: { padding: '1rem 1.5rem 5rem' },
}))

const Skip = styled('a')({
  position: 'absolute',
  left: '1rem',
  top: '-4rem',
  zIndex: 'var(--z-toast)',
  padding: '.5rem 1rem',
  background: 'var(--surface)',
  color: 'var(--accent)',
  '&:focus': { top: '.5rem' },
})

/** The back office around its screens (spec: back-office 2.1). */
export function Layout({ children }: { children: ReactNode }) {
  const { data: session, error } = useLoadedSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const translate = useTranslate()

  useFocusOnArrival(content)
  useEffect(() => {
    const leave = () => {
      forgetSession()
      navigate(BASE)
    }
    troubles.addEventListener('unauthorized', leave)
    return () => troubles.removeEventListener('unauthorized', leave)
  }, [navigate])

  if (!session) {
    return (
      <>
        {error && <ErrorPage title={translate('common.not_loaded')} text={toastText(error, translate)} />}
        <StatusToast />
      </>
    )
  }
  const closeMenu = () => setMenuOpen(false)
  return (
    <SessionContext value={session}>
      <Skip href="#main">{translate('layout.skip')}</Skip>
      <Frame>
        <div className="side">
          <SideMenu />
        </div>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <Main id="main" tabIndex={-1} ref={content}>
          <Guard>
            <Suspense fallback={<Skeleton />}>{children}</Suspense>
          </Guard>
        </Main>
      </Frame>
      <Drawer open={isMenuOpen} onClose={closeMenu} slotProps={{ paper: { sx: { width: 'min(17rem, 85vw)' } } }}>
        <SideMenu onChoose={closeMenu} />
        <DrawerFoot />
      </Drawer>
      <StatusToast />
    </SessionContext>
  )
}
