import { rememberAnnouncement } from '#blocks/_ui/site/remember-announcement.ts'

rememberAnnouncement(document, localStorage)
