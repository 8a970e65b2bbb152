# syntax=docker/dockerfile:1

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev libdeflate-dev libgif-dev libwebp-dev libjpeg62-turbo-dev libssl-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Package.swift openapi.yaml ./
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --product sheetreel --static-swift-stdlib \
    && install -D "$(swift build --configuration release --static-swift-stdlib --show-bin-path)/sheetreel" /out/sheetreel \
    && strip /out/sheetreel

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 \
        libdeflate0 libgif7 libwebp7 libwebpmux3 libjpeg62-turbo libssl3 libstdc++6 fonts-inter fonts-noto-core fonts-noto-cjk \
        fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/sheetreel /usr/local/bin/sheetreel
# A number, so that an orchestrator can see that it is not root.
USER 65532:65532
# Without a port, so that a platform's PORT counts; 8080 otherwise.
ENV SHEETREEL_LISTEN=0.0.0.0
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s CMD ["/usr/local/bin/sheetreel", "health"]
ENTRYPOINT ["/usr/local/bin/sheetreel", "serve"]
