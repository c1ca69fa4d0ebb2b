import { join, resolve } from 'node:path';
import { filePhotos } from '#adapters/photos/file.ts';
import type { PhotoStore } from '#adapters/photos/port.ts';
import { s3Photos } from '#adapters/photos/s3/client.ts';
import type { Config } from '#server/config.ts';

/** The storage of visit photographs: the configured bucket, otherwise next to the database. */
export const photoStore = ({ photos, dataDir }: Pick<Config, 'photos' | 'dataDir'>): PhotoStore =>
  photos === null ? filePhotos(join(resolve(dataDir), 'photos')) : s3Photos(photos);
