import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from './account.ts'

const bits = { read: 0b100, enter: 0b001 }

/** Whether the account can enter the folder and all of its parents, by owner, group and mode. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const path = await realpath(folder)
  const isOpen = allows(account, await stat(path), bits.enter)
  return isOpen && (dirname(path) === path || canEnter(account, dirname(path)))
}

export async function canRead(account: Account, file: string): Promise<boolean> {
  return allows(account, await stat(file), bits.read) && canEnter(account, dirname(await realpath(file)))
}

function allows(account: Account, { uid, gid, mode }: Stats, requiredBits: number): boolean {
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & requiredBits) === requiredBits
}
