import { styled } from '@mui/material/styles'
import { sheetLook } from '../Sheet.tsx'
import { FormBody } from './FormBody.tsx'

/** The inputs of a form that is a page of its own; one that stands in a sheet, or holds sheets, takes `component={FormBody}`. */
export const FormSheet = styled(FormBody)({ maxWidth: '56rem', ...sheetLook })
