import { type Pixels, readPng, writePng } from './png.ts';

/** Colours are counted in steps of eight, 32 to a channel. */
const bins = 32 ** 3;

/**
 * The same picture in few colours: a quarter of its size, so that all of them can lie in the repository. The same
 * pixels always give the same file.
 */
export function inFewColours(file: Buffer, colours: number): Buffer {
  const pixels = readPng(file);
  const { count, sums, binOf } = counted(pixels);
  const boxes = split(
    [...count.keys()].filter((bin) => count[bin]),
    { count, colours },
  );
  const palette = new Uint8Array(boxes.length * 3);
  const colourOf = new Uint8Array(bins);
  for (const [index, box] of boxes.entries()) {
    const total = box.reduce((sum, bin) => sum + (count[bin] ?? 0), 0);
    for (const channel of [0, 1, 2]) {
      const sum = box.reduce((so, bin) => so + (sums[bin * 3 + channel] ?? 0), 0);
      palette[index * 3 + channel] = Math.round(sum / total);
    }
    for (const bin of box) colourOf[bin] = index;
  }
  const { width, height } = pixels;
  return writePng({ width, height, palette, indices: Uint8Array.from(binOf, (bin) => colourOf[bin] ?? 0) });
}

/** How often each colour occurs, the sums of its channels, and which one each pixel has. */
function counted({ width, height, channels, bytes }: Pixels) {
  const count = new Uint32Array(bins);
  const sums = new Float64Array(bins * 3);
  const binOf = new Uint16Array(width * height);
  for (let pixel = 0; pixel < binOf.length; pixel++) {
    const at = pixel * channels;
    const [r = 0, g = 0, b = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const bin = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    binOf[pixel] = bin;
    count[bin] = (count[bin] ?? 0) + 1;
    sums[bin * 3] = (sums[bin * 3] ?? 0) + r;
    sums[bin * 3 + 1] = (sums[bin * 3 + 1] ?? 0) + g;
    sums[bin * 3 + 2] = (sums[bin * 3 + 2] ?? 0) + b;
  }
  return { count, sums, binOf };
}

const channelOf = (bin: number, channel: number): number => (bin >> (10 - 5 * channel)) & 31;

/** Halves the box that would lose most, along its longest side, until there are enough of them. */
function split(all: number[], { count, colours }: { count: Uint32Array; colours: number }): number[][] {
  const boxes = [boxOf(all, count)];
  while (boxes.length < colours) {
    const widest = boxes.reduce((a, b) => (b.loss > a.loss ? b : a));
    if (widest.loss === 0) break;
    const { members, channel } = widest;
    members.sort((a, b) => channelOf(a, channel) - channelOf(b, channel) || a - b);
    const middle = middleOf(members, channel);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(members.slice(0, middle), count), boxOf(members.slice(middle), count));
  }
  return boxes.map(({ members }) => members);
}

/** Where the values of a channel, from the least to the greatest, are parted: in the middle of their range. */
function middleOf(members: readonly number[], channel: number): number {
  const least = channelOf(members[0] ?? 0, channel);
  const greatest = channelOf(members.at(-1) ?? 0, channel);
  const half = (least + greatest) / 2;
  return members.findIndex((bin) => channelOf(bin, channel) > half);
}

/** A box of colours: its longest side, and what is lost when all of it becomes one colour. */
function boxOf(members: number[], count: Uint32Array) {
  const sides = [0, 1, 2].map((channel) => {
    let [least, greatest] = [31, 0];
    for (const bin of members) {
      least = Math.min(least, channelOf(bin, channel));
      greatest = Math.max(greatest, channelOf(bin, channel));
    }
    return greatest - least;
  });
  const longest = Math.max(...sides);
  const weight = members.reduce((sum, bin) => sum + (count[bin] ?? 0), 0);
  // Small things of a colour of their own matter more than their number of pixels.
  return { members, channel: sides.indexOf(longest), loss: longest ** 2 * Math.sqrt(weight) };
}
