import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { queries } from './queries.ts'

configure(queries)
afterEach(cleanup)
