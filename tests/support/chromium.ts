import { existsSync } from 'node:fs'

/** Debian's packages. The headless shell has no window system to start, and takes a sixth less time over the browser tests. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The first that is installed; another one is named by CHROMIUM_PATH. */
export const chromiumOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
