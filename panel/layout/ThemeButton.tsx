import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Icon } from '../ui/Icon.tsx'

const turns = { system: 'light', light: 'dark', dark: 'system' } as const
const signs = { system: 'screen', light: 'sun', dark: 'moon' } as const

/** Light, dark, or as the system has it. */
export function ThemeButton() {
  const { mode = 'system', setMode } = useColorScheme()
  const translate = useTranslate()
  return (
    <IconButton aria-label={translate(`layout.theme_${mode}`)} title={translate(`layout.theme_${mode}`)} onClick={() => setMode(turns[mode])}>
      <Icon name={signs[mode]} />
    </IconButton>
  )
}
