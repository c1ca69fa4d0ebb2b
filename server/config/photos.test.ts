import { describe, expect, it } from 'vitest';
import { Reader } from './faults.ts';
import { readPhotoSettings } from './photos.ts';

const whole = {
  PHOTOS_S3_URL: 'https://s3.example.com',
  PHOTOS_S3_BUCKET: 'photos-of-visits',
  PHOTOS_S3_KEY_ID: 'id',
  PHOTOS_S3_SECRET: 'never repeated',
};

function reading(environment: Record<string, string>) {
  const read = new Reader(environment);
  return { settings: readPhotoSettings(read), faults: read.faults };
}

describe('the bucket of the photographs', () => {
  it('is none without its settings', () => {
    expect(reading({})).toEqual({ settings: null, faults: [] });
  });

  it('is all of them, the region aside', () => {
    expect(reading(whole)).toEqual({
      settings: {
        endpoint: 'https://s3.example.com',
        bucket: 'photos-of-visits',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'never repeated',
      },
      faults: [],
    });
    expect(reading({ ...whole, PHOTOS_S3_REGION: 'ca-central-1' }).settings?.region).toBe('ca-central-1');
  });

  it('is told of what is missing or wrong, and no secret is repeated', () => {
    const { faults } = reading({
      ...whole,
      PHOTOS_S3_URL: 'http://s3.example.com',
      PHOTOS_S3_BUCKET: '../x',
      PHOTOS_S3_KEY_ID: '',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PHOTOS_S3_KEY_ID',
      'PHOTOS_S3_URL',
      'PHOTOS_S3_BUCKET',
    ]);
    expect(faults.join()).not.toContain('never repeated');
  });
});
