import { Navigate } from 'react-router-dom'
import { ROBOTS_FILE } from '../../schemas/core-file-terms.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'

/** The screen opens with the first of its files. */
export const CoreFiles = () => <Navigate to={pathTo(slugs.core_files, ROBOTS_FILE)} replace />
