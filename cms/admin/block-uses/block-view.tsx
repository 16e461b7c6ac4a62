import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { findBlockUses } from '../../uses/find-block-uses.ts'
import { listShownSites } from '../list-shown-sites.ts'
import { Link, redirect } from '../next.ts'
import { Screen } from '../screen.tsx'
import { BlockPicture } from './block-types.tsx'
import { BlockUses } from './block-uses.tsx'
import { type BlockType, findBlockType } from './list-block-types.ts'
import * as texts from './texts.ts'

/** `/admin/blocks/:key`: a type of block, and where the person's sites use it. */
export const BlockView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { admin } = req.payload.config.routes
  const key = props.params?.['segments']?.at(1) ?? ''
  const address = `${admin}/blocks/${encodeURIComponent(key)}`
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
  const type = findBlockType(key)
  const isAllowed = hasRole(req.user, ['tenant-admin', 'editor'])
  const sites = isAllowed && type ? await listShownSites(req) : []
  return (
    <Screen {...props} className="fc-blocks">
      <p>
        <Link href={`${admin}/blocks`} prefetch={false}>
          {texts.blockTypes}
        </Link>
      </p>
      <h1>{type?.label ?? texts.blockTypes}</h1>
      {isAllowed && type ? (
        <>
          <AboutType type={type} />
          <BlockUses
            uses={await findBlockUses(req, { slug: key, tenants: sites })}
            sites={sites}
            page={Number(props.searchParams?.['page'] ?? 1)}
            address={address}
            admin={admin}
          />
        </>
      ) : (
        <p role="alert">{isAllowed ? texts.unknownType({ key }) : texts.onlyEditors}</p>
      )}
    </Screen>
  )
}

const AboutType = ({ type }: { type: BlockType }) => (
  <div className="fc-block-about">
    <BlockPicture picture={type.picture} />
    <div>
      <p>{type.description}</p>
      <dl>
        <div>
          <dt>{texts.category}</dt>
          <dd>{type.category}</dd>
        </div>
        <div>
          <dt>{texts.key}</dt>
          <dd>
            <code>{type.slug}</code>
          </dd>
        </div>
        <div>
          <dt>{texts.versionTitle}</dt>
          <dd>{type.version}</dd>
        </div>
      </dl>
    </div>
  </div>
)
