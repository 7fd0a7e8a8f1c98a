import { maxValue, minValue } from 'react-admin'
import { referenceLimits } from '../../schemas/reference-terms.ts'
import { whole } from '../ui/form/rules.ts'

const [least, most] = referenceLimits.sort

export const sortRules = [minValue(least), maxValue(most), whole]
