import { FormSheet } from '../ui/form/FormSheet.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import type { Drawn } from './drawn.ts'

const defaultProps = { component: FormSheet, toolbar: <FormToolbar /> }

const dropZone = { border: '1px dashed var(--edge)', borderRadius: 'var(--r-s)', '& p': { margin: 0 } }

/** What every form of the back office has around its inputs. */
export const forms: Drawn = {
  RaSimpleForm: { defaultProps },
  RaTabbedForm: { defaultProps, styleOverrides: { root: { '& > .MuiDivider-root': { marginBottom: '1rem' } } } },
  MuiTabs: { defaultProps: { variant: 'scrollable', allowScrollButtonsMobile: true } },
  // it stands below its inputs on phones too, where react-admin nails it to the window's foot
  RaToolbar: {
    styleOverrides: {
      root: { '&&': { position: 'static', minHeight: 0, padding: 0, marginTop: '1rem', gap: '.5rem', maxWidth: '56rem', background: 'none' } },
    },
  },
  RaImageInput: {
    defaultProps: { helperText: false },
    styleOverrides: {
      root: {
        '& .RaFileInput-dropZone': { ...dropZone },
        '& .RaFileInput-removeButton': {
          '& img': { display: 'block', margin: 0 },
          '& button, &:hover button': { top: 0, right: '-2.5rem', opacity: 1 },
        },
      },
    },
  },
  RaFileInput: { defaultProps: { helperText: false }, styleOverrides: { root: { '& .RaFileInput-dropZone': { ...dropZone } } } },
}
