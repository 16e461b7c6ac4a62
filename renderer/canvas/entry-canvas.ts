import { openAdminLink } from './admin-link.ts'
import { startCanvas } from './start-canvas.ts'

const link = openAdminLink()
if (link) startCanvas(link)
