import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'

interface Clip {
  width: number
  height: number
  framesPerSecond: number
}

/** A WebM film of WebP pictures: a lossy WebP picture without alpha is a VP8 key frame, so no encoding is needed. */
export async function writeClip(
  pictures: readonly Buffer[],
  { width, height, framesPerSecond }: Clip,
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const meta = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } }
  for (const [at, picture] of pictures.entries()) {
    const packet = new EncodedPacket(getKeyFrame(picture), 'key', at / framesPerSecond, 1 / framesPerSecond)
    await source.add(packet, meta)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The film was not written.')
  return Buffer.from(target.buffer)
}

/** Content of the file's `VP8 ` chunk. */
function getKeyFrame(picture: Buffer): Buffer {
  for (let at = 12; at + 8 <= picture.length;) {
    const size = picture.readUInt32LE(at + 4)
    if (picture.toString('latin1', at, at + 4) === 'VP8 ') return picture.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('This WebP picture holds no lossy frame.')
}
