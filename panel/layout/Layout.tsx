import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { TitlePortal, useLocation, useNavigate, useTranslate } from 'react-admin'
import { troubles } from '../../data-providers/index.ts'
import { forgetSession } from '../../data-providers/session.ts'
import { Row } from '../ui/boxes.ts'
import { UnsavedGuard } from '../ui/form/UnsavedGuard.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFocusOnArrival } from './arrival.ts'
import { aboveTitle, besideTitle } from './BesideTitle.tsx'
import { DrawerFoot } from './DrawerFoot.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Guard } from './Guard.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { useKeys } from './keys.ts'
import { BASE } from './paths.ts'
import { usePreferences } from './preferences.ts'
import { useRefresh } from './refresh.ts'
import { SideMenu } from './SideMenu.tsx'
import { StatusToast } from './StatusToast.tsx'
import { SessionContext, useLoadedSession, useSamePerson } from './session.ts'
import { TopBar } from './TopBar.tsx'
import { TabTitle } from './tab-title.ts'
import { toastText } from './toast-text.ts'

const ActingBar = onDemand(() => import('../acting/ActingBar.tsx'), 'ActingBar')

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
  '&:focus-visible': { outline: 'none' },
  '& > div:empty': { display: 'none' },
  [theme.breakpoints.up('lg')]: { padding: '1rem 1.5rem 5rem' },
}))

/** The name of the page by `Title`, and what stands beside it; a page with a head of its own leaves it empty. */
const Head = styled(Row)({
  '& > h1': { maxWidth: '100%' },
  '& > h1:is(:empty, :has(span:empty)), &:has(> h1:empty)': { display: 'none' },
  '& > div': { display: 'contents' },
})

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
  const { data: session, error, refetch } = useLoadedSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const translate = useTranslate()

  usePreferences(session?.admin.id)
  useSamePerson(session?.admin.id)
  useFocusOnArrival(content)
  useKeys(content)
  useRefresh(() => {
    forgetSession()
    return refetch()
  })
  useEffect(() => {
    const leave = () => {
      forgetSession()
      // on signing in they go on where they were
      navigate(BASE, { state: { nextPathname: pathname } })
    }
    troubles.addEventListener('unauthorized', leave)
    return () => troubles.removeEventListener('unauthorized', leave)
  }, [navigate, pathname])

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
      {session.impersonator && <ActingBar seconds={session.impersonator.seconds_left} />}
      <Frame>
        <div className="side">
          <SideMenu />
        </div>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <Main id="main" tabIndex={-1} ref={content}>
          <div id={aboveTitle} />
          <Head>
            <TitlePortal variant="h1" sx={{ flex: 'none', whiteSpace: 'normal' }} />
            <div id={besideTitle} />
          </Head>
          <TabTitle key={pathname} />
          <Guard>
            <UnsavedGuard>
              <Suspense fallback={<Skeleton />}>{children}</Suspense>
            </UnsavedGuard>
          </Guard>
        </Main>
      </Frame>
      <Drawer open={isMenuOpen} onClose={closeMenu} slotProps={{ paper: { sx: { width: 'min(17rem, 85vw)' } } }}>
        <SideMenu onChoose={closeMenu} />
        <DrawerFoot />
      </Drawer>
      <KeysHelp />
      <StatusToast />
    </SessionContext>
  )
}
