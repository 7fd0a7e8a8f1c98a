import { openApiDocument } from '../server/openapi/document.ts'
import { routes } from '../server/routes.ts'

// The document without a server and without a database.
console.log(JSON.stringify(openApiDocument(routes), null, 2))
