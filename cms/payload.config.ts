import { fileURLToPath } from 'node:url'
import { dirname, resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { withOwnTransactions } from './database/own-transactions.ts'
import { restrictLockAccess } from './access/restrict-lock-access.ts'
import { storeDaysAsDates } from './fields/day-columns.ts'
import { addEditingTables } from './editing/editing-tables.ts'
import { concurrentEditing, withoutLocks } from './editing/concurrent-editing.ts'
import { reportConcurrentChange } from './editing/report-concurrent-change.ts'
import { nobody } from './access/nobody.ts'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { takenTypes } from '#schemas/media/texts.ts'
import { collections } from './collections/collections.ts'
import { limitDatabaseTime } from './database/limit-database-time.ts'
import { reportOutage } from './database/report-outage.ts'
import { serialisePreferences } from './database/serialise-preferences.ts'
import { withGuardedPool } from './database/with-guarded-pool.ts'
import { readCmsEnv } from './env.ts'
import { showTimeStampsOfSite } from './fields/time-stamps.ts'
import { editorInForm } from './fields/editor-in-form.ts'
import { nameIcons } from './fields/name-icons.ts'
import { timedSharp, uploadInTurn } from './files/uploads-in-turn.ts'
import { checkFiles } from './input/check-files.ts'
import { checkOperations } from './input/check-operations.ts'
import { shortenRefusal } from './publishing/shorten-refusal.ts'
import { reportInputError } from './input/report-input-error.ts'
import { cmsLogOptions } from './log-options.ts'
import { noMail } from './no-mail.ts'
import { addLimitsTable } from './limits/limits-table.ts'
import { addOutboxTable } from './outbox/outbox-table.ts'
import { addSessionTables } from './sessions/session-tables.ts'
import { addSecondFactorTables } from './second-factor/second-factor-tables.ts'
import { addEmailChangeTable } from './sign-in/email-change-table.ts'
import { serialiseQueries } from './serialise-queries.ts'
import { handleLostConnections } from './handle-lost-connections.ts'
import { adminBlocks } from './publishing/admin-blocks.ts'
import { scheduleEndpoints } from './schedule/schedule-endpoints.ts'
import { boundNesting } from './publishing/bound-nesting.ts'
import { openUnknownBlocks } from './publishing/open-unknown-blocks.ts'
import { permitSlotsAsWhole } from './publishing/permit-slots-as-whole.ts'
import { drawInView } from './publishing/draw-in-view.ts'
import { saveInTurns } from './publishing/save-in-turns.ts'
import { customiseMultiTenantUi } from './tenancy/customise-multi-tenant-ui.ts'
import { inheritanceEndpoints } from './inheritance/endpoints.ts'
import { newSiteEndpoints } from './new-site/endpoints.ts'
import { savedSectionEndpoints } from './saved-sections/endpoints.ts'
import { offerInherited } from './inheritance/offer-inherited.ts'
import { tenancy } from './tenancy/plugin.ts'
import { pageLinksEndpoint } from './uses/page-links-endpoint.ts'
import { addAuthorColumn } from './versions/author-column.ts'
import { versionEndpoints } from './versions/endpoints.ts'
import { readableVersions } from './versions/readable-versions.ts'
import * as texts from './texts.ts'

const here = dirname(fileURLToPath(import.meta.url))
const env = readCmsEnv(process.env)

const config = buildConfig({
  secret: env.secret,
  serverURL: env.adminUrl,
  csrf: [env.adminUrl],
  cors: [env.adminUrl],
  cookiePrefix: 'forecourt',
  routes: { admin: '/admin', api: '/cms/api', graphQL: '/graphql', graphQLPlayground: '/graphql-playground' },
  graphQL: { disable: !env.isGraphQLOn },
  telemetry: false,
  i18n: {
    translations: {
      en: {
        // A cell without a value or with a loading name shows a dash instead of `<No Vehicle>`.
        general: { noLabel: '–', payloadSettings: texts.yourSettings },
        // Where a bulk upload takes none of the files; `LeftOutFiles` names those that it leaves out.
        error: { invalidFileType: texts.otherTypesLeftOut({ takenTypes }) },
      },
    },
  },
  email: noMail,
  // Standard output is reserved for the command line's results.
  logger: { options: cmsLogOptions(env.logLevel), destination: process.stderr },
  // `runDueJobs` runs scheduled publishing. No job can be started from outside.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody }, deleteJobOnComplete: true },
  onInit: (payload) => {
    // An address such as `/cms/api/constructor` must not match a property of the prototype.
    Object.setPrototypeOf(payload.collections, null)
    permitSlotsAsWhole(payload)
    openUnknownBlocks(payload)
    handleLostConnections(payload)
    serialiseQueries(payload)
    // The admin's own instance never migrates. The platform sets its limits after its migrations.
    if (process.env['NEXT_RUNTIME']) limitDatabaseTime(payload)
  },
  // The form sends a document as a single field.
  bodyParser: { limits: { fieldSize: documentLimits.bodyBytes } },
  sharp: timedSharp,
  editor: editorInForm,
  blocks: adminBlocks(),
  collections: collections(env),
  endpoints: [
    ...inheritanceEndpoints,
    ...scheduleEndpoints,
    ...newSiteEndpoints,
    ...savedSectionEndpoints,
    ...versionEndpoints,
    pageLinksEndpoint,
  ],
  plugins: [
    tenancy,
    offerInherited,
    customiseMultiTenantUi,
    readableVersions,
    concurrentEditing,
    nameIcons,
    boundNesting,
    drawInView,
  ],
  hooks: { afterError: [reportOutage, reportInputError, reportConcurrentChange, shortenRefusal] },
  db: serialisePreferences(
    withOwnTransactions(
      withGuardedPool(
        postgresAdapter({
          pool: { connectionString: env.databaseUrl, keepAlive: true },
          push: false,
          blocksAsJSON: true,
          migrationDir: resolve(here, 'migrations'),
          beforeSchemaInit: [
            addOutboxTable,
            addSessionTables,
            addLimitsTable,
            addSecondFactorTables,
            addEmailChangeTable,
            addEditingTables,
          ],
          afterSchemaInit: [addAuthorColumn, storeDaysAsDates],
        }),
      ),
    ),
  ),
  typescript: { outputFile: resolve(here, 'generated/payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'users',
    importMap: {
      baseDir: here,
      importMapFile: resolve(here, 'app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    avatar: 'default',
    components: {
      graphics: { Logo: '/admin/brand/logo.tsx#Logo', Icon: '/admin/brand/icon.tsx#Icon' },
      views: {
        // Instead of Payload's, whose tiles repeat the menu.
        dashboard: { Component: '/admin/dashboard/overview.tsx#Overview' },
        login: { Component: '/admin/sign-in/sign-in-view.tsx#SignInView' },
        forgot: { Component: '/admin/sign-in/forgot-view.tsx#ForgotView' },
        undoEmail: { Component: '/admin/sign-in/undo-email-view.tsx#UndoEmailView', path: '/undo-email' },
        newSite: { Component: '/admin/new-site/new-site-view.tsx#NewSiteView', path: '/new-site', exact: true },
        newSiteCheck: { Component: '/admin/new-site/new-site-check-view.tsx#NewSiteCheckView', path: '/new-site/:id' },
        blocks: { Component: '/admin/block-uses/blocks-view.tsx#BlocksView', path: '/blocks', exact: true },
        block: { Component: '/admin/block-uses/block-view.tsx#BlockView', path: '/blocks/:key' },
        differences: {
          Component: '/admin/differences/differences-view.tsx#DifferencesView',
          path: '/differences',
          exact: true,
        },
      },
      afterNavLinks: [
        '/admin/block-uses/blocks-link.tsx#BlocksLink',
        '/admin/differences/differences-link.tsx#DifferencesLink',
        '/admin/names/named-nav.tsx#NamedNav',
      ],
      header: ['/admin/editing/page-time.tsx#PageTime'],
      providers: [
        '/admin/form-state/form-state-provider.tsx#FormStateProvider',
        '/admin/editing/merged-saves.tsx#MergedSaves',
        '/admin/fields/day-filters.tsx#DayFilters',
        '/admin/media/left-out-files.tsx#LeftOutFiles',
        '/admin/rows/row-focus.tsx#RowFocus',
      ],
    },
    meta: {
      titleSuffix: ' · Forecourt',
      icons: [{ rel: 'icon', type: 'image/x-icon', url: '/favicon.ico' }],
    },
    // A form shows when its document was created and changed on the reader's clock, so it is named: `GMT+11`. Lists: `showTimeStampsOfSite`.
    dateFormat: 'd MMM yyyy, h:mm a O',
    // Of several files at once, each refused one has its message.
    toast: { expand: true },
  },
})

export default config
  .then(restrictLockAccess)
  .then(checkOperations)
  .then(checkFiles)
  .then(withoutLocks)
  .then(saveInTurns)
  .then(uploadInTurn)
  .then(showTimeStampsOfSite)
